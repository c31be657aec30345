import { expect, jest, test } from '@jest/globals';
import { Suspense, use, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { keptPart, type ServerParts } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { makeStore, Provider, useLanguage } from 'shared-ui/store';
import { KeptParts } from './kept-parts';

const render = jest.fn();

function Plain({ name, eager }: { name: string; eager?: boolean }) {
  render(name);
  const language = useLanguage();
  return (
    <article lang={language}>
      <img src={`/${name}.webp`} alt="" loading={eager ? 'eager' : 'lazy'} />
      <Link to="/deals">{name}</Link>
    </article>
  );
}
const Card = keptPart(Plain);

function WithId() {
  const id = useId();
  return <i id={id} />;
}
const KeptId = keptPart(WithId);
const KeptLoading = keptPart(() => (
  <Suspense fallback="waiting">
    <Never />
  </Suspense>
));
const never = new Promise<string>(() => undefined);
const Never = () => use(never);

const page = (content: React.ReactNode, parts?: ServerParts) => {
  const read = () => Promise.reject(new Error('no API'));
  return (
    <StaticRouter location="/deals?page=2">
      <Provider store={makeStore(undefined, Object.assign(read, { parts }))}>
        <main>{content}</main>
      </Provider>
    </StaticRouter>
  );
};

const content = (
  <>
    <img src="/logo.svg" alt="" />
    <Card name="Momo <wbr data-part='0'/> & <b>" />
    {'text '}
    <Card name="Tea" eager />
    <KeptId />
    <WithId />
  </>
);

test('a page has the same HTML with kept parts, when they are new and when they are kept', () => {
  const parts = new KeptParts('en');
  const plain = renderToString(page(content));
  expect(plain).toContain('href="/Tea.webp"');
  expect(parts.render(page(content, parts))).toBe(plain);
  expect(parts.render(page(content, parts))).toBe(plain);
});

test('a part is rendered once for the same properties, in each language', () => {
  const [english, nepali] = [new KeptParts('en'), new KeptParts('ne')];
  render.mockClear();
  for (const parts of [english, english, nepali, nepali])
    parts.render(page([<Card key="1" name="Momo" />, <Card key="2" name="Tea" />], parts));
  expect(render.mock.calls.flat()).toEqual(['Momo', 'Tea', 'Momo', 'Tea']);
  expect(nepali.render(page(<Card name="Momo" />, nepali))).toContain('href="/ne/deals"');
});

test('a part that contains parts is kept as a whole, with the preload hints of all', () => {
  const parts = new KeptParts('en');
  const Rail = keptPart(({ names }: { names: string[] }) =>
    names.map((name) => <Card key={name} name={name} eager />),
  );
  const rail = page(<Rail names={['Momo', 'Tea']} />, parts);
  const plain = renderToString(page(<Rail names={['Momo', 'Tea']} />));
  render.mockClear();
  expect([parts.render(rail), parts.render(rail)]).toEqual([plain, plain]);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a part cannot show what the page knows: it has a store and an address of its own', () => {
  const Address = keptPart(() => <Link to="?sort=price">all</Link>);
  const parts = new KeptParts('en');
  expect(parts.render(page(<Address />, parts))).toContain('href="/?sort=price"');
});

test('a page with parts that have not loaded is not rendered at once', () => {
  const parts = new KeptParts('en');
  expect(parts.render(page(<KeptLoading />, parts))).toBeNull();
});
