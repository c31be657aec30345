import '../../../../shared-ui/src/kit/secret';
