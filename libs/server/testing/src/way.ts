import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Opens a way to a server that can be cut and opened again, or fall silent. */
export const openWay = async (to: { host: string; port: number }) => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
  };
  const server = createServer((near) => {
    const far = connect(to);
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  return {
    port: await listen(0),
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: listen,
    /** Passes nothing on any more on the open connections, which stay open. */
    silence() {
      for (const socket of sockets) socket.unpipe();
    },
  };
};
