/** Tells how far a long run of kills is, at every fiftieth. */
export const tellKills = (done: number, all: number) => {
  if (done % 50 === 0) console.info(`${done} of ${all} kills`);
};
