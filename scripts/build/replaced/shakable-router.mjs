const naming = /^\w+\.displayName = .*;$/gm;
const creating = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/** Marks React Router's top-level calls as free of side effects, so that unused parts are tree-shaken. */
export default function shakableRouter(source) {
  return source.replace(naming, '').replace(creating, '= /* @__PURE__ */ $1');
}
