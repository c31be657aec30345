import '../../../shared-ui/src/store/index';
