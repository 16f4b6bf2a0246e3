from tests.core.conftest import warm_kernel

__all__ = ["warm_kernel"]
