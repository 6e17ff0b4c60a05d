/** Tells the second click of a double one, which belongs to the button that has opened a dialog. */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1;
