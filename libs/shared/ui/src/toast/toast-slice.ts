import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastOptions {
  title?: string;
  message: string;
  type: 'error' | 'info' | 'success' | 'warning';
  /** Ignores the toast if the same message is already shown. */
  preventDuplicates?: boolean;
}

export interface Toast extends ToastOptions {
  id: string;
}

/** Toasts, newest first. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: { toasts: [] as Toast[] },
  reducers: {
    toastShown: {
      prepare: (options: ToastOptions) => ({ payload: { ...options, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const { preventDuplicates, message } = payload;
        const shown = state.toasts.some((toast) => toast.message === message);
        if (!preventDuplicates || !shown) state.toasts.unshift(payload);
      },
    },
    toastRemoved: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
  selectors: { selectToasts: (state) => state.toasts },
});
export const { toastShown, toastRemoved } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
