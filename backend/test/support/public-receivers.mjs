import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Preloaded into a backend in production: hosts below `receiver.test` have a public address, and connections to them reach the port
 * `RECEIVER_PORT` of this machine. Everything before the connection stays as it is: the check of the address, TLS and the certificate.
 */
const { RECEIVER_PORT: port } = process.env;
const PUBLIC = { address: '93.184.215.14', family: 4 };
const HERE = { address: '127.0.0.1', family: 4 };
const isReceiver = (host) => typeof host === 'string' && /(^|\.)receiver\.test$/.test(host);

const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (!isReceiver(host)) return lookup(host, ...rest);
  process.nextTick(rest.at(-1), null, [PUBLIC]);
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (isReceiver(options?.host)) {
    const { lookup: check } = options;
    options.port = port;
    options.lookup = (host, wanted, done) =>
      check(host, wanted, (error, ...found) => {
        if (error) return done(error, ...found);
        return wanted.all ? done(null, [HERE]) : done(null, HERE.address, HERE.family);
      });
  }
  return connect.apply(this, args);
};
syncBuiltinESMExports();
