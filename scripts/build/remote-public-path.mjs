import address from 'remote-public-path';

// A remote learns its origin when it loads, so that its images have the same address on the server and in the browser.
__webpack_public_path__ = address;
