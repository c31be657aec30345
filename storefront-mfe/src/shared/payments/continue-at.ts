import type { PaymentRedirectView } from 'shared-ui/api/payments';

/** Leaves for the gateway's page. What a POST sends goes as a form, as a browser would send it. */
export function continueAt({ method, url, fields }: PaymentRedirectView): void {
  if (method === 'GET') return window.location.assign(url);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields ?? {})) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
