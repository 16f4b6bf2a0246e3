"""Smaller pictures: a screenshot on a palette of 256 colours, which a flat page bears well."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The most frequent colours are kept as they are; the rest, edges of letters, take the nearest.
TO_PALETTE = """
async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const {width, height} = picture;
  const drawing = new OffscreenCanvas(width, height).getContext("2d");
  drawing.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const all = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = all.slice(0, 256).map(parts);
  const places = new Map(all.slice(0, 256).map((colour, place) => [colour, place]));
  const nearest = (colour) => {
    const [r, g, b] = parts(colour);
    let best = 0, least = Infinity;
    palette.forEach(([x, y, z], place) => {
      const off = (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2;
      if (off < least) [best, least] = [place, off];
    });
    return best;
  };
  for (const colour of all.slice(256)) places.set(colour, nearest(colour));
  let text = "";
  for (const pixel of pixels) text += String.fromCharCode(places.get(pixel));
  return {width, height, palette, pixels: btoa(text)};
}
"""


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def smaller(page: Page, png: bytes) -> bytes:
    """The picture with a palette, as small as it gets."""
    found = page.evaluate(TO_PALETTE, base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = (pixels[row * width : (row + 1) * width] for row in range(height))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(part for colour in found["palette"] for part in colour)),
            chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in rows), 9)),
            chunk(b"IEND", b""),
        ]
    )
