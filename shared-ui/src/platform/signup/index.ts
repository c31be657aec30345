export {
  concerns,
  emptySignup,
  findSignupFieldError,
  type SignupFieldError,
  type SignupField,
  type SignupForm,
} from './signup-checks';
export { pathAfterLogin, type AccountType } from './after-login';
export { isOwnPath, readSignInStart, withReturn, type SignInStart } from './sign-in-path';
