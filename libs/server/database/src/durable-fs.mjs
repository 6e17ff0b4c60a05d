import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fdatasyncSync } from 'node:fs';

/**
 * File system of PGlite with a working fsync. PGlite's own reports every fsync to PostgreSQL as
 * done without doing it, so that a power failure could lose committed data.
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
      /**
       * Typed as any: Emscripten's file system hooks have no published type.
       *
       * @param {any} module
       */
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
