import { connect, createServer, type Socket } from 'node:net';

/** A server in front of a port. While it is frozen it accepts connections and passes nothing on. */
export interface Link {
  port: number;
  freeze: (isFrozen: boolean) => void;
  /** Passes nothing on over the present connections, without closing them, as after a failover. New ones work. */
  silence: () => void;
  close: () => void;
}

export async function linkTo(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      if (frozen) socket.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as { port: number }).port,
    freeze: (isFrozen) => {
      frozen = isFrozen;
      for (const socket of sockets) void (isFrozen ? socket.pause() : socket.resume());
    },
    silence: () => {
      for (const socket of sockets) socket.pause();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
