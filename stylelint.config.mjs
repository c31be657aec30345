const token = (kind) => `var\\(--${kind}-[a-z0-9-]+\\)`;
/** One or several of the given values. */
const listOf = (...parts) => new RegExp(`^(${parts.join('|')})(,?\\s+(${parts.join('|')}))*$`);

// `calc` computes with tokens: the rule for units rejects literals inside it. `--gap` and `--…-size` are properties of
// one component, and their values are checked below.
const spaces = listOf(
  token('space'),
  '0',
  'auto',
  'calc\\(.+\\)',
  'env\\(.+\\)',
  'var\\(--(gap|tabbar-height)\\)',
);
const textSizes = new RegExp(`^(${token('text')}|var\\(--[a-z]+-size, ${token('text')}\\)|inherit)$`);
const shadows = listOf(token('shadow'), `var\\(--[a-z-]+, ${token('shadow')}\\)`, 'none');
const lengths = ['px', 'rem', 'em', 'pt', 'ch', 'vw', 'vh', 'dvh', 'svh', '%'];
const times = ['ms', 's'];

/** Literal colors, sizes, shadows, layers and times are tokens (ADR 57), widths of media queries breakpoints (ADR 58). */
const rules = {
  'color-no-hex': true,
  'color-named': 'never',
  'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?$/'],
  'declaration-property-value-allowed-list': {
    '/^(padding|margin)|^((row|column)-)?gap$|^--gap$/': [spaces],
    '/^border-.*radius$/': [listOf(token('radius'), '0')],
    '/^(font-size|--[a-z]+-size)$/': [textSizes],
    'box-shadow': [shadows],
    'z-index': [new RegExp(`^${token('z')}$`)],
  },
  'declaration-property-unit-disallowed-list': {
    '/^(padding|margin)|gap$|radius$|^font(-size)?$/': lengths,
    '/^(transition|animation)/': times,
  },
  'media-feature-name-disallowed-list': ['/width$/'],
};

export default {
  reportNeedlessDisables: true,
  ignoreFiles: ['**/dist/**', 'shared-ui/src/ui/theme/{tokens,breakpoints}.css'],
  rules,
};
