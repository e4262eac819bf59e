/** Plans that were not stopped and have days to come; `today` is that of their kitchen. */
export const runningOn = (today: string) => ({
  stoppedAt: null,
  $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
});
