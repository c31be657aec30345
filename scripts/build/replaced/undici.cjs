// The connection pools of undici, without its fetch, caches, mocks and WebSocket client. The proxy uses only the pools.
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');
const { request } = require('undici/lib/api/index.js');

Object.assign(Dispatcher.prototype, { request });

module.exports = {
  Dispatcher,
  Agent: require('undici/lib/dispatcher/agent.js'),
  Client: require('undici/lib/dispatcher/client.js'),
  Pool: require('undici/lib/dispatcher/pool.js'),
  BalancedPool: class BalancedPool {},
};
