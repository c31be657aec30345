/** Requires named exports. It is part of each list below, because a later list of the same rule replaces an earlier one. */
export const namedExports = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };

const byPath =
  'Take the path of an endpoint from shared-ui/api/paths, or its hook from shared-ui/api/<group>.';

/** Rejects literal API paths: endpoints are defined once, in the API document, from which the client is generated (ADR 70). */
const endpointPaths = [
  { selector: 'Literal[value=/^\\u002Fapi\\u002F./]', message: byPath },
  { selector: 'TemplateElement[value.raw=/^\\u002Fapi\\u002F./]', message: byPath },
];

const sendBy = 'Send a change with useSubmit or useDecision of shared-ui/platform (ADR 59).';

const oneWayToSave = [
  { selector: 'TryStatement:has(CallExpression[callee.property.name="unwrap"])', message: sendBy },
  {
    selector:
      'CallExpression[callee.property.name="catch"]:has(CallExpression[callee.property.name="unwrap"])',
    message: sendBy,
  },
  {
    selector:
      'ImportDeclaration[source.value="antd"] > ImportSpecifier[imported.name=/^(App|Checkbox|Form|Input|InputNumber|Modal|Radio|Switch)$/]',
    message: 'Use react-hook-form with the inputs and dialogs of shared-ui/ui.',
  },
];

const dashboards = ['{vendor,admin}-mfe/src/**/*.{ts,tsx}'];
const tests = ['**/*.{spec,fixture}.{ts,tsx}'];

/**
 * Requires that all forms of a remote save through one hook, without their own busy state, error handling and toast around a
 * request (ADR 59).
 */
export const formRules = {
  files: dashboards,
  rules: { 'no-restricted-syntax': ['error', namedExports, ...oneWayToSave] },
};

/** For `export *` the bundler resolves hooks to the generated file, without the tags. */
const hooksWithoutTags = {
  selector:
    'Program:has(CallExpression[callee.property.name="enhanceEndpoints"]) > ExportAllDeclaration[exportKind="value"][source.value=/generated/]',
  message: 'Use `export type *`, and export the hooks of the API with the tags (ADR 70).',
};

/**
 * Rejects `act(async () => fireEvent.click(await screen.findBy…()))`: React renders nothing before `act` ends, so a part of the page
 * that is still being loaded is never found.
 */
export const testRules = {
  files: ['{shell,shared-ui,*-mfe}/src/**/*.spec.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      namedExports,
      {
        selector:
          'CallExpression[callee.name="act"] AwaitExpression > CallExpression[callee.property.name=/^find/]',
        message: 'Find the element before `act`.',
      },
    ],
  },
};

/**
 * Requires that browser code calls the API through its client only. The rules follow `formRules`, because the later list of a
 * file replaces the earlier one.
 */
export const clientRules = [
  {
    files: ['{shell,shared-ui,*-mfe}/src/**/*.{ts,tsx}'],
    ignores: ['shared-ui/src/{testing,store/api}/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', namedExports, ...endpointPaths] },
  },
  {
    files: ['shared-ui/src/store/api/*/index.ts'],
    rules: { 'no-restricted-syntax': ['error', namedExports, hooksWithoutTags] },
  },
  {
    files: dashboards,
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', namedExports, ...oneWayToSave, ...endpointPaths] },
  },
];
