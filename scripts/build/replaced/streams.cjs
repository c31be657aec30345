// Node's own streams are the same code.
module.exports = require('node:stream');
