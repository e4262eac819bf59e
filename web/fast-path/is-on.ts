/** Whether the client was built with what exists for speed alone (README.md); FAST_PATH=off builds it without. */
export const isFastPathOn: boolean = import.meta.env.FAST_PATH !== 'off';
