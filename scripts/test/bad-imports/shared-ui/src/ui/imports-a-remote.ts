import '../../../vendor-mfe/src/app/routes';
