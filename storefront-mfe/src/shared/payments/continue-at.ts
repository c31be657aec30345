import type { PaymentRedirectView } from 'shared-ui/api/payments';

/** Opens the gateway's page. For a POST redirect it submits a form. */
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
