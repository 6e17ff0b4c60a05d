import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { coursesRemoved } from './cart-slice';

interface PartnerCourses {
  isWfCourse: boolean;
  /** Courses of the partner programme in the cart. */
  courseIds?: string[];
}
const initialState: PartnerCourses = { isWfCourse: false };

const holding = (courseIds: string[]): PartnerCourses =>
  courseIds.length > 0 ? { isWfCourse: true, courseIds } : initialState;

/**
 * Flag that the cart holds a course of the partner programme, for which a batch code can be entered;
 * persisted under `isWfCourse`.
 */
export const partnerCourseSlice = createSlice({
  name: 'partnerCourse',
  initialState,
  reducers: {
    partnerCourseAdded: ({ courseIds = [] }, { payload }: PayloadAction<string>) =>
      holding([...courseIds.filter((id) => id !== payload), payload]),
  },
  extraReducers: (builder) => {
    builder
      .addCase(coursesRemoved, ({ courseIds = [] }, { payload }) =>
        holding(courseIds.filter((id) => !payload.includes(id))),
      )
      .addCase(loggedOut, () => initialState)
      .addCase(sessionEnded, () => initialState);
  },
  selectors: { selectIsPartnerCourse: ({ isWfCourse }) => isWfCourse },
});
export const { partnerCourseAdded } = partnerCourseSlice.actions;
export const { selectIsPartnerCourse } = partnerCourseSlice.selectors;
