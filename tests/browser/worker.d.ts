// What the server puts before the service worker's code.
declare const KEPT: { version: string; files: string[]; shells: string[] };
