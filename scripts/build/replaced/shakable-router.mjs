const naming = /^\w+\.displayName = .*;$/gm;
const creating = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/** Marks what React Router makes at its top level as free of effects, so that unused parts drop out. */
export default function shakableRouter(source) {
  return source.replace(naming, '').replace(creating, '= /* @__PURE__ */ $1');
}
