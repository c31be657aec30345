import address from 'remote-public-path';

// A remote learns its own origin when it is loaded, so that its pictures have the same address on both sides.
__webpack_public_path__ = address;
