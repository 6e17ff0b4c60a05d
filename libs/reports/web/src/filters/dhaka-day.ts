const oneDay = 86_400_000;

/** Returns the date in Dhaka, a number of days from today, as YYYY-MM-DD. */
export const dhakaDay = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(Date.now() + days * oneDay);
