import { expect, test } from '@jest/globals';
import { filesOf, hashesOf } from './offline-copy';

test('a page needs the files it names, each once, wherever they lie', () => {
  const html =
    '<link rel="preload" as="script" href="https://remote.example/js/a.0123abcd.js"><link rel="stylesheet" href="/css/main.css">' +
    '<script defer src="/js/main.0123.js"></script><link rel="preload" href="/js/main.0123.js"><a href="/deals">x</a><img src="/assets/a.svg">';
  expect(filesOf(html, 'https://dobbar.example')).toEqual([
    'https://remote.example/js/a.0123abcd.js',
    'https://dobbar.example/css/main.css',
    'https://dobbar.example/js/main.0123.js',
    'https://dobbar.example/assets/a.svg',
  ]);
});

test('the hash of a file is that of its own tag', () => {
  const html =
    '<link rel="preload" as="script" href="https://remote.example/entry.js" crossorigin integrity="sha256-abc=">' +
    '<link rel="preload" as="script" href="https://remote.example/js/a.js"><script defer src="/js/main.js" integrity="sha256-d/e+"></script>';
  expect([...hashesOf(html, 'https://dobbar.example')]).toEqual([
    ['https://remote.example/entry.js', 'sha256-abc='],
    ['https://dobbar.example/js/main.js', 'sha256-d/e+'],
  ]);
});
