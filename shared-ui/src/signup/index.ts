/// <reference path="../ambient.d.ts" />
export {
  concerns,
  emptySignup,
  findSignupFault,
  type SignupFault,
  type SignupField,
  type SignupForm,
} from './signup-checks';
