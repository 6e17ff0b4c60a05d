const oneDay = 86_400_000;

/** The day that it is in Dhaka, so many days from now. */
export const dhakaDay = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(Date.now() + days * oneDay);
