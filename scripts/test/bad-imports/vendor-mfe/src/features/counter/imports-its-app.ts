import '../../app/routes';
