import 'shared-ui/store';
