import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Node's types have modules of WebAssembly, but not their compilation. */
const { compile } = Reflect.get(globalThis, 'WebAssembly') as {
  compile: (code: Uint8Array) => Promise<WebAssembly.Module>;
};

const folder = () => join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '..');

/** The file that tells the version of PGlite. */
export const pglitePackage = () => join(folder(), '../package.json');

let compiled: Promise<WebAssembly.Module> | undefined;

/** The program of PGlite, compiled once for all databases of this process. */
export const pgliteWasm = () => (compiled ??= compile(readFileSync(join(folder(), 'pglite.wasm'))));
