// Node's built-in streams have the same code.
module.exports = require('node:stream');
