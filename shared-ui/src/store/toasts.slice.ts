import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastText {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
}

export interface Toast extends ToastText {
  readonly id: string;
}

/** Holds at most one toast: a newer toast replaces the older one. */
const toastsSlice = createSlice({
  name: 'toasts',
  initialState: { current: null as Toast | null },
  reducers: {
    toastShown: {
      prepare: (toast: ToastText) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.current = payload;
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.id === payload) state.current = null;
    },
  },
  selectors: { selectToast: (state) => state.current },
});

export const toastsReducer = toastsSlice.reducer;
export const { toastShown, toastDismissed } = toastsSlice.actions;
export const { selectToast } = toastsSlice.selectors;
