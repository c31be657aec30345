import type { OpenAPIObject } from '@nestjs/swagger';
import { adviceOn } from './error-advice.js';
import type { ListedError } from './error-list.js';

type Operations = Record<string, { summary?: string; 'x-error-codes'?: string[] }>;

/** A code of more operations is one that operations have in common; the page does not list them. */
const MANY = 25;

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;color:#1c1917;background:#fff}
code{background:#f5f5f4;padding:0 .25em;overflow-wrap:anywhere}h3{margin-bottom:0}nav ul{columns:12rem;padding-left:1.25rem}
a{color:#1d4ed8}p,ul{margin-top:.25rem}`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const html = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const subjectOf = (code: string): string => code.slice(0, code.indexOf('.'));

/** Operations by the codes of their errors, from the documents of all readers. */
function operationsByCode(documents: readonly OpenAPIObject[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { paths } of documents)
    for (const [path, item] of Object.entries(paths))
      for (const [method, operation] of Object.entries(item as Operations))
        for (const code of operation['x-error-codes'] ?? []) {
          const line = `\`${method.toUpperCase()} ${path}\` ${operation.summary ?? ''}`;
          found.set(code, [...(found.get(code) ?? []), line]);
        }
  return found;
}

function operationsHtml(operations: readonly string[] = []): string {
  if (operations.length === 0) return '';
  if (operations.length > MANY) return `<p>${operations.length} operations can answer with it.</p>`;
  return `<ul>${operations.map((line) => `<li>${html(line)}</li>`).join('')}</ul>`;
}

const errorHtml = (error: ListedError, operations: readonly string[] | undefined): string =>
  `<h3 id="${error.code}"><code>${error.code}</code></h3><p>Status ${error.status}. ${html(error.message)}</p>` +
  `<p>${html(adviceOn(error) ?? '')}</p>${operationsHtml(operations)}`;

const sectionHtml = (
  subject: string,
  errors: readonly ListedError[],
  operations: Map<string, string[]>,
): string =>
  `<section aria-labelledby="${subject}"><h2 id="${subject}">${subject}</h2>` +
  `${errors.map((error) => errorHtml(error, operations.get(error.code))).join('\n')}</section>`;

/** The page that explains every error: its status, its meaning, what to do, and the operations that can answer with it. */
export function errorsPage(errors: readonly ListedError[], documents: readonly OpenAPIObject[]): string {
  const operations = operationsByCode(documents);
  const subjects = [...new Set(errors.map(({ code }) => subjectOf(code)))];
  const links = subjects.map((subject) => `<li><a href="#${subject}">${subject}</a></li>`).join('');
  const sections = subjects.map((subject) =>
    sectionHtml(
      subject,
      errors.filter(({ code }) => subjectOf(code) === subject),
      operations,
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dobbar API: errors</title><style>${STYLE}</style></head>
<body><main><h1>Errors of the Dobbar API</h1>
<p>An error is a body of the type <code>application/problem+json</code>. <code>code</code> is stable and for programs,
<code>message</code> is for people, <code>requestId</code> identifies the request in a report. References: <a href="/api/docs">public</a>,
<a href="/api/docs/business">business</a>, <a href="/api/docs/admin">admin</a>.</p>
<nav aria-label="Subjects"><ul>${links}</ul></nav>
${sections.join('\n')}
</main></body></html>
`;
}
