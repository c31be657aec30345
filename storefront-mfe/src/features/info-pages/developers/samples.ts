/** Commands and programs of the page; `$DOBBAR_URL` and `$DOBBAR_KEY` are set by the first command. */
export interface Samples {
  start: string;
  till: string;
  webhook: string;
  import: string;
  embed: string;
}

/** @param origin address of this site, such as `https://dobbar.example` */
export const samplesOf = (origin: string): Samples => ({
  start: `export DOBBAR_URL=${origin}
export DOBBAR_KEY=dob_test_…

curl -X POST "$DOBBAR_URL/api/counter/lookup" \\
  -H "Authorization: Bearer $DOBBAR_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"code":"TEST-0001"}'`,
  till: `curl -X POST "$DOBBAR_URL/api/counter/accept" \\
  -H "Authorization: Bearer $DOBBAR_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: receipt-2083-000124" \\
  -d '{"code":"TEST-0001","bill":1200,"reference":"2083-000124"}'

curl "$DOBBAR_URL/api/counter/close" -H "Authorization: Bearer $DOBBAR_KEY"`,
  webhook: `import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@dobbar/sdk/webhooks';

createServer(async (request, response) => {
  try {
    const body = await text(request);
    const { id, event } = verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET);
    if (event.type === 'pass.redeemed') console.log(id, event.data.passId);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(8080);`,
  import: `curl -X POST "$DOBBAR_URL/api/vendors/me/deal-drafts" \\
  -H "Authorization: Bearer $DOBBAR_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: menu-42" \\
  -d '{"content":{"title":"Momo for two","originalPrice":560}}'`,
  embed: `<div data-dobbar-deal="7" data-lang="en"><a href="${origin}/deals/7">Momo for two</a></div>
<div data-dobbar-nearby="27.7172,85.3240" data-radius="3" data-limit="3">
  <a href="${origin}/deals">Deals near here</a>
</div>
<script async src="${origin}/embed.js"></script>`,
});
