export {
  concerns,
  emptySignup,
  findSignupFault,
  type SignupFault,
  type SignupField,
  type SignupForm,
} from './signup-checks';
export { isOwnPath, readSignInStart, withReturn, type SignInStart } from './sign-in-path';
