/** The code of a screen failed to load; any other error is a bug. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super("The code for this screen didn't load.", { cause });
  }
}
