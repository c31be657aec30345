import { eventsKeepPath } from 'shared-ui/api/paths';
type Kind = 'view' | 'click';

/** Maximum number of events that the server accepts in one request. */
const MAX_INTERACTIONS = 50;
const COLLECTED_MS = 3_000;
const HALF = 0.5;

/** Attributes with the id of the deal that an element shows: a card in a list, or the deal's page. */
const CARD = 'data-deal';
const PAGE = 'data-deal-page';

const told = new Set<string>();
const waiting: { kind: Kind; dealId: number }[] = [];
let timer: number | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const events = waiting.splice(0, MAX_INTERACTIONS);
  const headers = { 'content-type': 'application/json' };
  // Interactions are best effort: a failed request is ignored.
  fetch(eventsKeepPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ events }) }).catch(
    () => undefined,
  );
}

function note(kind: Kind, dealId: string | null): void {
  if (!dealId || told.has(kind + dealId)) return;
  told.add(kind + dealId);
  waiting.push({ kind, dealId: Number(dealId) });
  if (waiting.length >= MAX_INTERACTIONS) send();
  else timer ??= window.setTimeout(send, COLLECTED_MS);
}

/** Reports which deals were visible and which were opened, each once per page load. */
export function countInteractions(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', countInteractions, { once: true });
    return;
  }
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) note('view', target.getAttribute(CARD));
    },
    { threshold: HALF },
  );
  const look = () => {
    for (const card of document.querySelectorAll(`[${CARD}]`)) inSight.observe(card);
    note('click', document.querySelector(`[${PAGE}]`)?.getAttribute(PAGE) ?? null);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  measureVitals();
}

/** Loads the measurement of web vitals, unless the visitor saves data. */
function measureVitals(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Pages work without the measurement: neither a missing chunk nor an old browser is an error.
  import(/* webpackChunkName: "vitals" */ './vitals')
    .then(({ sendVitals }) => sendVitals())
    .catch(() => undefined);
}
