import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Flag that the course being bought belongs to the partner programme; persisted under `isWfCourse`.
 */
export const partnerCourseSlice = createSlice({
  name: 'partnerCourse',
  initialState: { isWfCourse: false },
  reducers: {
    partnerCourseChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.isWfCourse = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => ({ isWfCourse: false }))
      .addCase(sessionEnded, () => ({ isWfCourse: false }));
  },
});
export const { partnerCourseChosen } = partnerCourseSlice.actions;
