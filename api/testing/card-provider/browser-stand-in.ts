/**
 * Replaces the card provider’s script in the browser: one field for the card number, and the bank's
 * authentication where the card requires it. It calls the provider as the real one does.
 */
export const browserStandIn = `
window.Stripe = key => {
  const call = async (path, fields) => {
    const response = await fetch('https://api.stripe.com/v1/payment_intents/' + path, {
      method: 'POST',
      body: new URLSearchParams({ key, ...fields }),
    });
    return response.json();
  };
  const askBank = () => new Promise(resolve => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Your bank asks');
    for (const [word, agreed] of [['Approve', 'true'], ['Refuse', 'false']]) {
      const button = document.createElement('button');
      button.textContent = word;
      button.onclick = () => { dialog.remove(); resolve(agreed); };
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.showModal();
  });
  const field = () => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.inputMode = 'numeric';
    label.append('Card number', input);
    const listeners = {};
    return {
      value: () => input.value.replaceAll(' ', ''),
      mount: place => { place.append(label); queueMicrotask(() => listeners.ready?.({})); },
      unmount: () => label.remove(),
      destroy: () => label.remove(),
      update() {},
      on: (name, listener) => { listeners[name] = listener; },
      off: name => { delete listeners[name]; },
      once() {},
    };
  };
  return {
    elements: ({ clientSecret }) => {
      let element = null;
      return {
        clientSecret,
        create: () => (element = field()),
        getElement: () => element,
        card: () => element.value(),
        update() {},
      };
    },
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    confirmPayment: async ({ elements }) => {
      const id = elements.clientSecret.split('_secret_')[0];
      if (!/^\\d{16}$/.test(elements.card())) {
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      }
      let answer = await call(id + '/confirm', { card: elements.card() });
      if (answer.status === 'requires_action') {
        answer = await call(id + '/authenticate', { agreed: await askBank() });
      }
      return answer.error ? { error: answer.error } : { paymentIntent: answer };
    },
  };
};
`;
