/** Style of the embed, inside its shadow root: the style of the page around it does not apply. */
export const STYLES = `
:host { display: block; max-width: 360px; }
* { box-sizing: border-box; margin: 0; }
.card, section { font: 16px/1.4 system-ui, sans-serif; color: #1d1329; }
.card { display: block; overflow: hidden; text-decoration: none; background: #fff; border: 1px solid #e9e2f0; border-radius: 12px; }
.card:hover .title { text-decoration: underline; }
a:focus-visible { outline: 3px solid #7b34c4; outline-offset: 2px; }
img { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; background: #f3eafc; }
.text { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; padding: 12px; overflow-wrap: anywhere; }
.badge { padding: 2px 8px; font-size: 14px; font-weight: 700; color: #fff; background: #c2154f; border-radius: 6px; }
.title { font-weight: 700; }
.muted, s { font-size: 14px; color: #5c5069; }
.price strong { font-size: 18px; color: #5b1a9b; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
section { display: flex; flex-direction: column; gap: 12px; padding: 12px; background: #fbf9fd; border: 1px solid #e9e2f0; border-radius: 12px; }
.heading { font-weight: 700; }
ul { display: flex; flex-direction: column; gap: 12px; padding: 0; list-style: none; }
.all { display: inline-block; padding: 4px 0; color: #5b1a9b; }
`;
