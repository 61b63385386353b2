package seller

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/images"
	"rangrue/internal/kit/web"
)

// uploadTime is how long a seller with a slow connection has to send one picture.
const uploadTime = 2 * time.Minute

// Routes registers the calls of shops and products. Every one is for someone who is signed in; a shop that is not
// theirs is not found.
func (s *Service) Routes(api huma.API) {
	shops, goods := web.Tag("Seller: shops"), web.Tag("Seller: products")
	web.Get(api, "/seller/shops", "My shops", s.getShops, shops)
	web.Post(api, "/seller/shops", "Open a shop", s.postShop, shops, web.Status(http.StatusCreated),
		web.Limit("seller-shops", 20, time.Hour),
		web.Describe("The shop is a `draft` until the operator approves it, or `approved` at once where "+
			"configuration says so."))
	web.Get(api, "/seller/shop-slugs", "The address a shop could have", s.getSlug, shops,
		web.Describe("With `name`, the first free address made from it; with `slug`, whether that very address can "+
			"be had."))
	web.Post(api, "/seller/shipping-preview", "What customers would pay with these shipping settings", s.postPreview,
		shops)
	web.Post(api, "/seller/delivery-preview", "Which ways of delivery a buyer at a postal code would see",
		s.postDeliveryPreview, shops)
	web.Get(api, "/seller/shops/{shopId}", "One of my shops", s.getShop, shops)
	put(api, "/seller/shops/{shopId}", "Edit a shop", s.putShop, shops)
	put(api, "/seller/shops/{shopId}/vacation", "Leave on vacation, or come back", s.putVacation, shops)
	put(api, "/seller/shops/{shopId}/terms", "Accept the conditions for sellers in force", s.putTerms, shops)
	upload(api, "/seller/photos", "Send a photograph for a product or a shop", s.postPhoto, shops)
	upload(api, "/seller/banners", "Send a banner for a shop", s.postBanner, shops)
	web.Post(api, "/seller/shops/{shopId}/closing", "Close a shop for good", s.postClosing, shops,
		web.Describe("It sells nothing more; open orders go on and their money is paid. Only an operator opens it "+
			"again."))
	s.teamRoutes(api)

	web.Get(api, "/seller/shops/{shopId}/products", "Products of a shop", s.getProducts, goods)
	web.Post(api, "/seller/shops/{shopId}/products", "Add a product", s.postProduct, goods,
		web.Status(http.StatusCreated))
	web.Post(api, "/seller/shops/{shopId}/products/bulk", "Change several products at once", s.postBulk, goods,
		web.Describe("Products that the change does not suit stay as they are and come back under `refused`, each "+
			"with its reason."))
	web.Get(api, "/seller/shops/{shopId}/products/{productId}", "A product, to edit it", s.getProduct, goods)
	put(api, "/seller/shops/{shopId}/products/{productId}", "Edit a product", s.putProduct, goods)
	web.Post(api, "/seller/shops/{shopId}/products/{productId}/copy", "Make a draft like a product", s.postCopy, goods,
		web.Status(http.StatusCreated), web.Describe("Without its codes and its units."))
	web.Get(api, "/seller/shops/{shopId}/products/{productId}/preview", "A product as its page would show it",
		s.getPreview, goods)
}

func put[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error),
	options ...web.Option) {
	web.Route(api, huma.Operation{Method: http.MethodPut, Path: path, Summary: summary}, handler, options...)
}

func upload[I, O any](api huma.API, path, summary string, handler func(context.Context, *I) (*O, error),
	options ...web.Option) {
	web.Route(api, huma.Operation{Method: http.MethodPost, Path: path, Summary: summary, BodyReadTimeout: uploadTime},
		handler,
		append(options, web.Status(http.StatusCreated), web.MaxBody(images.MaxBytes), web.Limit("seller-uploads", 300,
			10*time.Minute),
			web.Describe("The body is the file itself: JPEG, PNG or WebP, up to 15 MB. What it is is read in it, "+
				"not in its name."))...)
}
