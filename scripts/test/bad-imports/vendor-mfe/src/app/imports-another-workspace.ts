import '../../../shell/src/app/router';
