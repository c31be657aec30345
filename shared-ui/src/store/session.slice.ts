import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const hintCookie = /(?:^|;\s*)dobbar_signed_in=/;

/** Returns true if the hint cookie is set. The cookie only shows that requesting the current user is worthwhile. */
export const readSessionHint = (): boolean => hintCookie.test(document.cookie);

type SessionHint = 'unread' | 'present' | 'absent';

const sessionSlice = createSlice({
  name: 'session',
  initialState: { hint: 'unread' as SessionHint },
  reducers: {
    sessionHinted: (state, { payload }: PayloadAction<boolean>) => {
      state.hint = payload ? 'present' : 'absent';
    },
  },
  selectors: { selectSessionHint: (state) => state.hint },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionHinted } = sessionSlice.actions;
export const { selectSessionHint } = sessionSlice.selectors;
