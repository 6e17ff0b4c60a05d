/**
 * Returns a row of the printed table: each figure beside its budget, with `!` where it misses it.
 *
 * @param least - names of figures whose budget is a minimum instead of a maximum
 */
export function row(title, figures, budget, least = []) {
  const isOver = (name) =>
    least.includes(name) ? figures[name] < budget[name] : figures[name] > budget[name];
  const over = Object.keys(budget).filter(isOver);
  const cells = Object.entries(figures).map(([name, figure]) => {
    const text = String(Number(figure.toFixed(figure < 10 ? 3 : 0)));
    if (!(name in budget)) return [name, text];
    return [name, `${text} / ${budget[name]}${over.includes(name) ? ' !' : ''}`];
  });
  return { cells: { title, ...Object.fromEntries(cells) }, over };
}

/** Prints the rows and sets the exit code. */
export function report(rows, meaning) {
  console.table(rows.map(({ cells }) => cells));
  console.log(meaning);
  if (rows.every(({ over }) => over.length === 0)) return;
  console.log('What is marked with ! is over its budget.');
  process.exitCode = 1;
}
