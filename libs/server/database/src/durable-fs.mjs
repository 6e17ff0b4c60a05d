import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's folder on disk, with the one call it leaves out: by itself PGlite tells PostgreSQL that
 * every fsync succeeded without doing one, so a power cut could lose what was acknowledged.
 */
export class DurableFs extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      /** @param {any} module Emscripten's file system hooks have no published type. */
      (module) => {
        module.NODEFS.stream_ops.fsync = (/** @type {{ nfd: number }} */ stream) => {
          fdatasyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return { emscriptenOpts };
  }
}
