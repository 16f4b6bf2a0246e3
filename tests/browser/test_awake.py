"""What needs a secure address is asked for where there is one, and its absence is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Devices

LOCKS = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", {value: {
  async request(kind) {
    const lock = {kind, released: false, async release() { lock.released = true; }};
    window.locks.push(lock);
    return lock;
  },
}});
Object.defineProperty(document, "hidden", {get: () => window.away ?? false});
"""
NO_LOCKS = "delete Navigator.prototype.wakeLock"
PLAIN = "Object.defineProperty(window, 'isSecureContext', {value: false})"
NO_WORKERS = "delete Navigator.prototype.serviceWorker"

LOAD = """
async () => {
  const at = `/static/${document.documentElement.dataset.version}/pages/lib`;
  window.awake = await import(`${at}/awake.js`);
  window.offline = await import(`${at}/offline.js`);
}
"""


def opened(device: Devices, script: str) -> Page:
    """A page with the modules, in a browser that is as the script makes it."""
    one = device()
    one.context.add_init_script(script)
    page = one.open("/rules")
    page.evaluate(LOAD)
    return page


def test_the_screen_stays_awake_until_it_may_sleep(device: Devices) -> None:
    page = opened(device, LOCKS)
    assert page.evaluate("awake.canStayAwake()") is True
    page.evaluate("() => { window.sleep = awake.stayAwake(); }")
    assert page.evaluate("locks.map((lock) => [lock.kind, lock.released])") == [["screen", False]]

    # out of sight the browser takes the lock away; back in sight it is asked for again
    look = "document.dispatchEvent(new Event('visibilitychange'))"
    page.evaluate(f"() => {{ away = true; locks[0].released = true; {look}; }}")
    assert page.evaluate("locks.length") == 1
    page.evaluate(f"() => {{ away = false; {look}; {look}; }}")
    page.wait_for_function("() => locks.length >= 2")
    page.evaluate("() => sleep()")
    page.evaluate(f"() => {{ {look}; }}")
    assert page.evaluate("locks.every((lock) => lock.released)") is True


def test_without_it_nothing_is_asked_for(device: Devices) -> None:
    page = opened(device, NO_LOCKS)
    assert page.evaluate("awake.canStayAwake()") is False
    page.evaluate("() => awake.stayAwake()()")


def test_why_pages_are_not_kept(device: Devices) -> None:
    for script, why in ((PLAIN, "insecure"), (NO_WORKERS, "unable")):
        page = opened(device, script)
        assert page.evaluate("offline.keepPages()") == why
