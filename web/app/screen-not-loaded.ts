/** The code of a screen did not arrive; anything else that fails is a fault of ours. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super("The code for this screen didn't load.", { cause });
  }
}
