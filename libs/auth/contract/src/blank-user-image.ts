/** Picture of a user without one (specification, section 3). */
export const blankUserImage = '/media/blank-user.svg';
