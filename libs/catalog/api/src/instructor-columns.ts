import { instructors } from '@lms/server/database';

/** Public columns of an instructor. */
export const instructorColumns = {
  id: instructors.id,
  name: instructors.name,
  designation: instructors.designation,
  bio: instructors.bio,
  imageUrl: instructors.imageUrl,
};
