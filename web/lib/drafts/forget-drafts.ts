/** Where drafts are stored: in this tab only, and gone with it. */
export const draftStorageKey = 'drafts';

/** Removes what was typed and not sent; alone here because every screen can sign out. */
export const forgetDrafts = () => {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // A private window may refuse storage, and then holds no drafts.
  }
};
