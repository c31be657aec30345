const naming = /^\w+\.displayName = .*;$/gm;
const creating = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const warning = /^var ENABLE_DEV_WARNINGS = true;$/m;

/**
 * Marks React Router's top-level calls as free of side effects, so that unused parts are tree-shaken, and turns off its warnings for
 * developers: its package leads every build to the one with warnings.
 */
export default function shakableRouter(source) {
  return source
    .replace(naming, '')
    .replace(creating, '= /* @__PURE__ */ $1')
    .replace(warning, 'var ENABLE_DEV_WARNINGS = false;');
}
